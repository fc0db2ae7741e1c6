/// <reference types="google.maps" />

/** The parts of Google's script that maps use. */
export type GoogleLibrary = google.maps.CoreLibrary & google.maps.MapsLibrary;
