import type { StreetKind } from '@wayfare/shared';
import createGraph, { type Graph } from 'ngraph.graph';
import type { Meeting } from './meetings.js';
import { between, type Spot } from './plane.js';
import type { OnLine, StreetLine } from './streetLines.js';
import type { StreetMap } from './streetMap.js';

/** A link between two nodes: a part of a line, or a turn, or the way to a street from beside it. */
export interface Way {
  meters: number;
  seconds: number;
  /** The part of a line that is driven, from the link's first node to its second; null for a turn. */
  part: { line: StreetLine; from: number; to: number } | null;
}

/** A node of the graph on a line. */
export interface LineNode {
  id: number;
  along: number;
}

/**
 * The streets as a graph: nodes where lines meet or end, links along the lines and between those that meet.
 */
export interface StreetGraph {
  graph: Graph<Spot, Way>;
  /** The nodes of each line, from its start to its end. */
  nodes: readonly (readonly LineNode[])[];
}

/** Average speeds in km/h, with lights and ordinary traffic; fitted to 3,000 real taxi trips of the city. */
const KMH: Readonly<Record<StreetKind, number>> = { street: 16, highway: 22, expressway: 42 };
/** No way is faster. */
export const FASTEST_KMH = Math.max(...Object.values(KMH));
/** The time that the ramp to or from an expressway takes, in seconds. */
const RAMP_S = 30;
/** Two meetings on a line that are closer than this, in meters, share a node. */
const ONE_NODE_M = 2;

/** The time of a drive along a kind of street, in seconds. */
export const secondsOn = (kind: StreetKind, meters: number): number => (meters / KMH[kind]) * 3.6;

/** Builds the graph of the streets. */
export function buildStreetGraph({ lines, meetings }: StreetMap): StreetGraph {
  const graph = createGraph<Spot, Way>();
  const nodes: LineNode[][] = lines.map(() => []);
  let nextId = 0;

  /** The node at a place on a line: a known one, or a new one. */
  function nodeAt({ line, along, at }: OnLine): number {
    const onLine = nodes[line] as LineNode[];
    const known = onLine.find((node) => Math.abs(node.along - along) <= ONE_NODE_M);
    if (known) return known.id;
    const id = nextId++;
    graph.addNode(id, at);
    onLine.push({ id, along });
    return id;
  }

  for (const meeting of meetings) {
    const kinds = [meeting.a, meeting.b].map(({ line }) => (lines[line] as StreetLine).street.kind);
    link(graph, nodeAt(meeting.a), nodeAt(meeting.b), turn(meeting, kinds));
  }
  for (const [index, line] of lines.entries()) {
    nodeAt({ line: index, along: 0, at: line.path[0] as Spot });
    nodeAt({ line: index, along: line.length, at: line.path.at(-1) as Spot });
    const onLine = (nodes[index] as LineNode[]).sort((a, b) => a.along - b.along);
    for (const [position, { id, along }] of onLine.entries()) {
      const before = onLine[position - 1];
      if (before) link(graph, before.id, id, wayOn(line, before.along, along));
    }
  }
  return { graph, nodes };
}

/** The drive along a line between two distances from its start. */
export function wayOn(line: StreetLine, from: number, to: number): Way {
  const meters = Math.abs(to - from);
  return { meters, seconds: secondsOn(line.street.kind, meters), part: { line, from, to } };
}

function turn({ a, b }: Meeting, kinds: readonly StreetKind[]): Way {
  const meters = between(a.at, b.at);
  const isRamp = kinds.includes('expressway') && kinds.some((kind) => kind !== 'expressway');
  return { meters, seconds: secondsOn('street', meters) + (isRamp ? RAMP_S : 0), part: null };
}

/** Links two nodes; of several links between them, the fastest stays. */
function link(graph: Graph<Spot, Way>, from: number, to: number, way: Way): void {
  if (from === to) return;
  const known = graph.getLink(from, to) ?? graph.getLink(to, from);
  if (known && known.data.seconds <= way.seconds) return;
  if (known) graph.removeLink(known);
  graph.addLink(from, to, way);
}
