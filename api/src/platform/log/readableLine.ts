import { styleText } from 'node:util';

/** Fields of a line that are useless on a developer's machine, or that are shown in another form. */
const LEFT_OUT = new Set([
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
  'err',
  'method',
  'path',
  'route',
  'status',
  'ms',
]);
const LEVELS: Record<number, [name: string, color: Parameters<typeof styleText>[0]]> = {
  10: ['TRACE', 'gray'],
  20: ['DEBUG', 'gray'],
  30: ['INFO', 'green'],
  40: ['WARN', 'yellow'],
  50: ['ERROR', 'red'],
  60: ['FATAL', 'red'],
};

/** The fields of a line that get a form of their own; all others are shown as they are. */
interface Line {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string };
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
}

/**
 * A JSON line of the log as text for people: `12:00:00.000 INFO  request  GET /api/riders 200 3 ms  uid=…`.
 */
export function readableLine(json: string): string {
  const line = JSON.parse(json) as Line;
  const { err, msg, method, path, status, ms } = line;
  const [name, color] = LEVELS[line.level] ?? [String(line.level), 'gray'];
  const request = method && `${method} ${path} ${status ?? 'aborted'} ${ms} ms`;
  const rest = Object.entries(line)
    .filter(([key]) => !LEFT_OUT.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');
  const parts = [styleText(color, name.padEnd(5)), msg, request, rest && styleText('gray', rest)];
  const stack = err && `\n${err.stack ?? JSON.stringify(err)}`;
  return `${timeOfDay(line.time)} ${parts.filter(Boolean).join('  ')}${stack ?? ''}\n`;
}

function timeOfDay(time: number): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = `${two(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, '0')}`;
  return `${two(date.getHours())}:${two(date.getMinutes())}:${seconds}`;
}
