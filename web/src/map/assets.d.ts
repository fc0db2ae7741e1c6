/** Styles, which the bundler loads. */
declare module 'leaflet/dist/leaflet.css';
declare module 'maplibre-gl/dist/maplibre-gl.css';

/** Files whose address comes from the bundler. */
declare module '*?url' {
  const address: string;
  export default address;
}
