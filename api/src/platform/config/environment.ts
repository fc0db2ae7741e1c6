import { smsProviders } from '@wayfare/shared';
import { z } from 'zod';
import { readFcmAccount } from './fcmAccount.js';
import { incompleteParts } from './incompleteParts.js';
import { mongodbUrl } from './mongodbUrl.js';
import { paymentVariables } from './paymentVariables.js';
import { withSecretFiles } from './secretFiles.js';
import { flag, oneOf, origins, siteUrl, url, wholeNumber } from './variableKinds.js';
import { isWeakSecret } from './weakSecret.js';

/** The environment is not a valid configuration. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** One readable line per problem; none contains a value, which may be a secret. */
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Every environment variable the app reads, with its default. */
export const environmentSchema = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  /** Serves the hot-reloading builds of panel and site instead of the built files. */
  WAYFARE_DEV: flag,
  /** The commit that the image was built from; the build of the image sets it. */
  WAYFARE_REVISION: z.string().max(64, 'must have 64 characters or fewer').optional(),

  HOST: z.string().default('127.0.0.1'),
  /** 0 uses any free port. */
  PORT: wholeNumber(0, 65535).default(3000),
  /** The public URL of the app, for links in emails and payments; derived from HOST and PORT when unset. */
  PUBLIC_URL: siteUrl.optional(),
  /**
   * How many proxies are in front of the app, so that rate limits see the client's address instead of theirs.
   */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** Origins, comma-separated, whose pages may call the API with tokens. None when unset. */
  CORS_ORIGINS: origins,
  /**
   * Maximum sockets per IP address, in each process. More than users behind one address need, unless they
   * share a proxy.
   */
  SOCKETS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  /**
   * Maximum sockets per account, in each process. A few devices with a few tabs each; more where colleagues
   * share an account.
   */
  SOCKETS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10),
  /**
   * How long /readyz answers 503 before the process stops accepting requests, so that load balancers notice.
   * 5 in production, 0 otherwise.
   */
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  /**
   * How late the event loop may be on average, in ms, before operations that can wait are refused; 0 does not
   * look at it. 100 in production, 0 otherwise.
   */
  OVERLOAD_DELAY_MS: wholeNumber(0, 60_000).optional(),
  /**
   * How many requests may wait for their answer before operations that can wait are refused; 0 does not count
   * them. 50 in production, 0 otherwise.
   */
  OVERLOAD_REQUESTS: wholeNumber(0, 100_000).optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /**
   * readable: lines for people. json: one JSON object per line, for programs. Readable in development, else
   * JSON.
   */
  LOG_FORMAT: oneOf(['readable', 'json']).optional(),
  /** The bearer token for /metrics; the endpoint is closed when unset. */
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),

  /** Folder for all data an installation stores outside an external database. */
  DATA_DIR: z.string().default('.data'),
  MONGODB_URL: mongodbUrl.optional(),
  MONGODB_DATABASE: z.string().default('wayfare'),
  /** Allows the embedded database in production. */
  ALLOW_EMBEDDED_DATABASE: flag,
  REDIS_URL: url('redis', 'rediss').optional(),
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where browsers and apps reach the store; while unset, all pictures pass through the product. */
  S3_PUBLIC_ENDPOINT: url('http', 'https').optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Allowed origins of browser push services (`*` matches parts of a name): messages go nowhere else. */
  WEB_PUSH_ORIGINS: z
    .string()
    .default(
      'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com',
    ),
  /** Whether messages to single devices are accepted without a sign-in session: the mobile apps need this. */
  SEND_NOTIFICATION: oneOf(['on', 'off']).default('on'),
  /** Sends messages to apps with Expo tokens. */
  EXPO_PUSH: oneOf(['on', 'off']).default('off'),
  /** Needed only if the Expo project has enhanced security for push messages. */
  EXPO_ACCESS_TOKEN: z.string().optional(),
  EXPO_URL: url('http', 'https').default('https://exp.host'),
  /** The key file (JSON) of a Google service account: sends messages to apps with Firebase tokens. */
  FCM_SERVICE_ACCOUNT: z
    .string()
    .refine((json) => readFcmAccount(json) !== null, {
      error: 'must be the key file of a Google service account, as JSON',
    })
    .optional(),
  FCM_URL: url('http', 'https').default('https://fcm.googleapis.com'),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().default('Wayfare <no-reply@wayfare.example>'),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  /** The phone number or sender name SMS come from. */
  TWILIO_FROM: z.string().optional(),
  VONAGE_API_KEY: z.string().optional(),
  VONAGE_API_SECRET: z.string().optional(),
  /** The phone number or sender name SMS come from. */
  VONAGE_FROM: z.string().optional(),
  /** Signs Vonage's delivery reports. */
  VONAGE_SIGNATURE_SECRET: z.string().optional(),
  VONAGE_URL: url('http', 'https').default('https://api.nexmo.com'),
  /** The order of SMS services to try, comma-separated. */
  SMS_ORDER: z
    .string()
    .default('twilio,vonage')
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(smsProviders, `must be some of ${smsProviders.join(', ')}, separated by commas`))),
  /** Voice numbers, comma-separated, that hide the real numbers when driver and rider call each other. */
  TWILIO_VOICE_NUMBERS: z
    .string()
    .default('')
    .transform((numbers) => numbers.split(',').flatMap((number) => number.trim() || []))
    .refine((numbers) => numbers.every((number) => /^\+[1-9]\d{6,14}$/.test(number)), {
      error: 'must be phone numbers like +12125550100, separated by commas',
    }),
  TWILIO_URL: url('http', 'https').default('https://api.twilio.com'),

  /** Google's maps: Geocoding API, Routes API and Places API (New). */
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  /**
   * Another key, for browsers: they draw Google's map with it. Public, so it must be limited to the pages'
   * address.
   */
  GOOGLE_MAPS_BROWSER_KEY: z.string().optional(),
  /** A file of vector tiles (PMTiles, in Protomaps' schema) that browsers draw the map of. */
  MAP_TILES_FILE: z.string().optional(),
  /** A MapLibre style that browsers draw the map in, and one for dark themes. */
  MAP_STYLE_URL: url('http', 'https').optional(),
  MAP_STYLE_DARK_URL: url('http', 'https').optional(),
  /** Other origins that these styles load from: tiles, symbols and glyphs, comma-separated. */
  MAP_STYLE_HOSTS: origins,
  GOOGLE_MAPS_URL: url('http', 'https').default('https://maps.googleapis.com'),
  GOOGLE_ROUTES_URL: url('http', 'https').default('https://routes.googleapis.com'),
  GOOGLE_PLACES_URL: url('http', 'https').default('https://places.googleapis.com'),
  /** Own map servers, used instead of Google's. */
  VALHALLA_URL: url('http', 'https').optional(),
  NOMINATIM_URL: url('http', 'https').optional(),
  PHOTON_URL: url('http', 'https').optional(),
  /** How long a map service may take to answer, in ms; after that, a drive is estimated. */
  MAPS_TIMEOUT_MS: wholeNumber(100, 30_000).default(3_000),
  /** How long answers of map services are remembered, in seconds. */
  MAPS_CACHE_SECONDS: wholeNumber(0, 86_400).default(300),

  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url('http', 'https').default('https://accounts.google.com'),
  /** Client ids of the mobile apps, comma-separated: their id tokens are also accepted. */
  GOOGLE_APP_CLIENT_IDS: z.string().default(''),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_ISSUER: url('http', 'https').default('https://www.facebook.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  /** PEM; line breaks may be written as `\\n`. */
  APPLE_PRIVATE_KEY: z.string().optional(),
  APPLE_ISSUER: url('http', 'https').default('https://appleid.apple.com'),
  APPLE_APP_CLIENT_IDS: z.string().default(''),

  /** URL of the function that checks purchase codes. */
  LICENSE_URL: url('http', 'https').optional(),

  /** Signs sessions and tokens. Outside production, one is generated when unset: see sessionSecret. */
  SESSION_SECRET: z.string().optional(),
  /**
   * Previous values of SESSION_SECRET, comma-separated. Texts that were signed or sealed with them stay
   * valid.
   */
  SESSION_SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform((secrets) => secrets.split(',').flatMap((secret) => secret.trim() || [])),

  ...paymentVariables,

  /** Allows webhooks to this machine, without https: for development and tests. */
  WEBHOOKS_ALLOW_LOOPBACK: flag,

  /** The kind of transport: rides for people, or delivery of parcels. */
  APP_CATEGORY: oneOf(['taxi', 'delivery']).default('taxi'),
  /** auto: an empty database is filled with demo data, except in production. */
  SEED_DEMO: oneOf(['auto', 'on', 'off']).default('auto'),
  /** How many past bookings the demo data has. */
  DEMO_BOOKINGS: wholeNumber(50, 100_000).default(2000),
  /** Simulated riders and drivers use the demo: `npm start` starts them. */
  DEMO_TRAFFIC: flag,
  /**
   * The product's clock runs so many times as fast as the machine's, for simulations: its records will be of
   * the future.
   */
  CLOCK_SPEED: wholeNumber(1, 100).default(1),
  /**
   * The accounts of this installation are publicly known: demo mode can be turned off only in the database.
   */
  PUBLIC_DEMO: flag,
  /** Password of the demo accounts; when unset, a random one is generated and printed. */
  DEMO_PASSWORD: z.string().min(8, 'must have 8 characters or more').optional(),
});

/** The configuration of one process: the parsed environment with all defaults applied. */
export type Config = Omit<Parsed, keyof DerivedDefaults> & DerivedDefaults;

/** Variables whose default depends on others. */
interface DerivedDefaults {
  PUBLIC_URL: string;
  DRAIN_SECONDS: number;
  OVERLOAD_DELAY_MS: number;
  OVERLOAD_REQUESTS: number;
  LOG_FORMAT: 'readable' | 'json';
}

/** The environment, parsed, without what depends on several variables. */
export type Parsed = z.output<typeof environmentSchema>;

/**
 * Reads the configuration from the environment and from the files it names. Ignores unknown variables, and
 * treats empty ones as unset.
 * @throws ConfigurationError listing all problems
 */
export function parseEnvironment(env: NodeJS.ProcessEnv): Config {
  const { env: complete, problems: unreadable } = withSecretFiles(env);
  const set = Object.fromEntries(Object.entries(complete).filter(([, value]) => value?.trim()));
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    const invalid = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigurationError([...unreadable, ...invalid]);
  }
  const problems = [...unreadable, ...incompleteParts(result.data), ...unfitForProduction(result.data)];
  if (problems.length > 0) throw new ConfigurationError(problems);
  const { NODE_ENV, DRAIN_SECONDS, OVERLOAD_DELAY_MS, OVERLOAD_REQUESTS, LOG_FORMAT } = result.data;
  const isProduction = NODE_ENV === 'production';
  return {
    ...result.data,
    PUBLIC_URL: publicUrl(result.data),
    DRAIN_SECONDS: DRAIN_SECONDS ?? (isProduction ? 5 : 0),
    OVERLOAD_DELAY_MS: OVERLOAD_DELAY_MS ?? (isProduction ? 100 : 0),
    OVERLOAD_REQUESTS: OVERLOAD_REQUESTS ?? (isProduction ? 50 : 0),
    LOG_FORMAT: LOG_FORMAT ?? (NODE_ENV === 'development' ? 'readable' : 'json'),
  };
}

function unfitForProduction(parsed: Parsed): string[] {
  if (parsed.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!parsed.MONGODB_URL && !parsed.ALLOW_EMBEDDED_DATABASE) {
    problems.push(
      'MONGODB_URL: is missing; to run production on the embedded database set ALLOW_EMBEDDED_DATABASE=1',
    );
  }
  if ((parsed.SESSION_SECRET ?? '').length < 32) {
    problems.push('SESSION_SECRET: must have 32 characters or more in production');
  } else if (isWeakSecret(parsed.SESSION_SECRET ?? '')) {
    problems.push('SESSION_SECRET: is easy to guess; use random bytes, as from `openssl rand -hex 32`');
  }
  if (parsed.DEMO_PASSWORD)
    problems.push('DEMO_PASSWORD: there are no demo accounts in production; unset it');
  if (parsed.SEED_DEMO === 'on') problems.push('SEED_DEMO: there is no demo data in production; unset it');
  if (parsed.WEBHOOKS_ALLOW_LOOPBACK)
    problems.push('WEBHOOKS_ALLOW_LOOPBACK: is not for production; unset it');
  if (parsed.DEMO_TRAFFIC) problems.push('DEMO_TRAFFIC: is not for production; unset it');
  if (parsed.CLOCK_SPEED > 1) problems.push('CLOCK_SPEED: is not for production; unset it');
  if (parsed.WAYFARE_DEV) problems.push('WAYFARE_DEV: is not for production; unset it');
  return problems;
}

function publicUrl({ PUBLIC_URL, HOST, PORT }: Parsed): string {
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/+$/, '');
  const everywhere = HOST === '0.0.0.0' || HOST === '::';
  const host = everywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}
