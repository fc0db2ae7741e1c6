/** Styles, which the bundler loads. */
declare module 'leaflet/dist/leaflet.css';
declare module 'maplibre-gl/dist/maplibre-gl.css';

/** Files of which the bundler gives the address. */
declare module '*?url' {
  const address: string;
  export default address;
}
