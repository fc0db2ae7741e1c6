/** Styles, which the bundler loads. */
declare module 'leaflet/dist/leaflet.css';
