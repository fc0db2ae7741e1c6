import type { BrowserContext, Page, Request } from '@playwright/test';

/** The stand-in's report about itself. */
export interface GoogleStandIn {
  /** Options of the maps created so far. */
  created: { colorScheme: string }[];
}

/**
 * How Google answers: with maps, by refusing the key after a map is created, with a script that throws, or
 * not at all.
 */
type Mood = 'works' | 'refuses the key' | 'throws' | 'is unreachable';

/**
 * Answers requests for the script of Google's maps with a stand-in, and returns these requests. Nothing else
 * is answered in Google's place, and nothing reaches Google.
 */
export async function standInForGoogle(page: Page | BrowserContext, mood: Mood): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route(/^https:\/\/[^/]*(google|gstatic)[^/]*\//, async (route) => {
    asked.push(route.request());
    if (mood === 'is unreachable') return route.abort();
    const body = `(${standIn.toString()})(${JSON.stringify(mood)})`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

/** Returns the report of the stand-in in a page. */
export const standInOf = (page: Page): Promise<GoogleStandIn> =>
  page.evaluate(() => (window as unknown as { googleStandIn: GoogleStandIn }).googleStandIn);

/**
 * Draws maps as Google's script does, as far as the product uses it: a background of one color, with elements
 * and lines at their places in Web Mercator. Runs in the page, so it contains all that it needs.
 */
function standIn(mood: Mood): void {
  interface At {
    lat: number;
    lng: number;
  }
  type Listener = (event?: unknown) => void;
  type Options = Record<string, unknown> & { center?: At; zoom?: number };
  const page = window as unknown as {
    google: { maps: Record<string, unknown> & { __ib__: () => void } };
    gm_authFailure?: () => void;
    googleStandIn: GoogleStandIn;
  };
  const created: Options[] = [];
  page.googleStandIn = { created: created as unknown as GoogleStandIn['created'] };

  const globe = (zoom: number) => 256 * 2 ** zoom;
  const pixelOf = ({ lat, lng }: At, zoom: number) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return {
      x: ((lng + 180) / 360) * globe(zoom),
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * globe(zoom),
    };
  };
  const pointAt = (x: number, y: number, zoom: number): At => ({
    lng: (x / globe(zoom)) * 360 - 180,
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / globe(zoom)))) * 180) / Math.PI,
  });
  const literal = (at: At) => ({ toJSON: () => at });

  const observable = () => {
    const listeners = new Map<string, Set<Listener>>();
    return {
      addListener(name: string, listener: Listener) {
        const those = listeners.get(name) ?? new Set();
        listeners.set(name, those.add(listener));
        return { remove: () => void those.delete(listener) };
      },
      trigger(name: string, event?: unknown) {
        for (const listener of [...(listeners.get(name) ?? [])]) listener(event);
      },
    };
  };

  function createMap(div: HTMLElement, options: Options) {
    if (mood === 'throws') throw new TypeError('Google has changed');
    created.push(options);
    const { addListener, trigger } = observable();
    const drawings = new Set<() => void>();
    const region = document.createElement('div');
    region.setAttribute('role', 'region');
    region.setAttribute('aria-label', 'Map');
    region.tabIndex = 0;
    region.style.cssText = 'position:relative;overflow:hidden;width:100%;height:100%;background:#dfe7dd';
    div.append(region);
    const camera = { center: options.center ?? { lat: 0, lng: 0 }, zoom: options.zoom ?? 3 };
    const corner = () => {
      const { x, y } = pixelOf(camera.center, camera.zoom);
      return { x: x - div.clientWidth / 2, y: y - div.clientHeight / 2 };
    };
    const changed = () => {
      for (const draw of drawings) draw();
      setTimeout(() => trigger('idle'));
    };
    const map = {
      region,
      drawings,
      addListener,
      inDiv(at: At) {
        const { x, y } = pixelOf(at, camera.zoom);
        return { x: x - corner().x, y: y - corner().y };
      },
      getDiv: () => div,
      getZoom: () => camera.zoom,
      getBounds() {
        const { x, y } = corner();
        const northWest = pointAt(x, y, camera.zoom);
        const southEast = pointAt(x + div.clientWidth, y + div.clientHeight, camera.zoom);
        const { lat: south, lng: east } = southEast;
        return { toJSON: () => ({ south, west: northWest.lng, north: northWest.lat, east }) };
      },
      moveCamera({ center = camera.center, zoom = camera.zoom }: Partial<typeof camera>) {
        const isZoomed = zoom !== camera.zoom;
        Object.assign(camera, { center, zoom });
        if (isZoomed) trigger('zoom_changed');
        changed();
      },
      setCenter: (center: At) => map.moveCamera({ center }),
      panToBounds({ north: lat, east: lng }: { north: number; east: number }, padding: number) {
        const { x, y } = map.inDiv({ lat, lng });
        const beyond = (value: number, size: number) =>
          Math.min(0, value - padding) + Math.max(0, value - size + padding);
        const center = pixelOf(camera.center, camera.zoom);
        map.setCenter(
          pointAt(center.x + beyond(x, div.clientWidth), center.y + beyond(y, div.clientHeight), camera.zoom),
        );
      },
      setOptions: (more: Options) => void Object.assign(options, more),
    };
    const zoomIn = document.createElement('button');
    zoomIn.ariaLabel = 'Zoom in';
    zoomIn.addEventListener('click', (event) => {
      event.stopPropagation();
      map.moveCamera({ zoom: camera.zoom + 1 });
    });
    region.append(zoomIn);
    region.addEventListener('click', ({ clientX, clientY }) => {
      const box = region.getBoundingClientRect();
      const { x, y } = corner();
      trigger('click', {
        latLng: literal(pointAt(x + clientX - box.left, y + clientY - box.top, camera.zoom)),
      });
    });
    new ResizeObserver(changed).observe(div);
    if (mood === 'refuses the key') setTimeout(() => page.gm_authFailure?.());
    return map;
  }
  type StandInMap = ReturnType<typeof createMap>;

  function createOverlay() {
    let shownOn: StandInMap | null = null;
    const overlay = {
      onAdd: () => undefined,
      draw: () => undefined,
      onRemove: () => undefined,
      getPanes: () => (shownOn ? { overlayMouseTarget: shownOn.region } : null),
      getProjection: () =>
        shownOn ? { fromLatLngToDivPixel: (at: At) => shownOn?.inDiv(at) ?? null } : undefined,
      setMap(map: StandInMap | null) {
        const before = shownOn;
        if (before) before.drawings.delete(redraw);
        if (before && !map) overlay.onRemove();
        if (!map) {
          shownOn = null;
          return;
        }
        // As at Google, an overlay is drawn later.
        setTimeout(() => {
          shownOn = map;
          map.drawings.add(redraw);
          overlay.onAdd();
          overlay.draw();
        });
      },
    };
    const redraw = () => overlay.draw();
    return overlay;
  }

  function createLine(options: { map: StandInMap; path: At[]; strokeColor: string; strokeWeight: number }) {
    const { map, path, strokeColor, strokeWeight } = options;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('aria-hidden', 'true');
    svg.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;pointer-events:none';
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
    line.setAttribute('fill', 'none');
    line.setAttribute('stroke', strokeColor);
    line.setAttribute('stroke-width', String(strokeWeight));
    svg.append(line);
    const draw = () => {
      const points = path.map((at) => map.inDiv(at)).map(({ x, y }) => `${x},${y}`);
      line.setAttribute('points', points.join(' '));
    };
    map.region.append(svg);
    map.drawings.add(draw);
    draw();
    return {
      setMap() {
        map.drawings.delete(draw);
        svg.remove();
      },
    };
  }

  function createWindow() {
    const { addListener, trigger } = observable();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    const close = document.createElement('button');
    close.ariaLabel = 'Close';
    let options: Options & { content?: HTMLElement; ariaLabel?: string; position?: At } = {};
    const shown = {
      isOpen: false,
      addListener,
      setOptions: (more: Options) => void (options = { ...options, ...more }),
      setPosition: (position: At) => void (options.position = position),
      open({ map }: { map: StandInMap }) {
        dialog.replaceChildren(close, options.content ?? '');
        dialog.ariaLabel = options.ariaLabel ?? null;
        const { x, y } = map.inDiv(options.position ?? { lat: 0, lng: 0 });
        dialog.style.cssText = `position:absolute;z-index:2000000;left:${x}px;top:${y}px`;
        map.region.append(dialog);
        shown.isOpen = true;
        close.focus();
      },
      close() {
        if (!shown.isOpen) return;
        shown.isOpen = false;
        dialog.remove();
        trigger('close');
      },
    };
    close.addEventListener('click', (event) => {
      event.stopPropagation();
      shown.close();
    });
    return shown;
  }

  // A function that is called with `new` and returns an object creates that object.
  const constructor = <Created extends object, Args extends unknown[]>(create: (...args: Args) => Created) =>
    function (...args: Args) {
      return create(...args);
    };
  const libraries: Record<string, Record<string, unknown>> = {
    core: {
      Size: constructor((width: number, height: number) => ({ width, height })),
    },
    maps: {
      Map: constructor(createMap),
      InfoWindow: constructor(createWindow),
      Polyline: constructor(createLine),
      OverlayView: Object.assign(constructor(createOverlay), {
        preventMapHitsAndGesturesFrom: (element: Element) =>
          element.addEventListener('click', (event) => event.stopPropagation()),
      }),
    },
  };
  const { maps } = page.google;
  maps['importLibrary'] = async (name: string) => libraries[name];
  maps.__ib__();
}
