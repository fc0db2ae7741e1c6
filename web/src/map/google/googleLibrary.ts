/// <reference types="google.maps" />

/** What Google's script brings for maps. */
export type GoogleLibrary = google.maps.CoreLibrary & google.maps.MapsLibrary;
