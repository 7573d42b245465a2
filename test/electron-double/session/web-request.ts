/** Electron's `session.webRequest`: onBeforeRequest and onHeadersReceived are asked about every request of every page. */

import type {
  CallbackResponse,
  HeadersReceivedResponse,
  OnBeforeRequestListenerDetails,
  OnHeadersReceivedListenerDetails,
  WebRequest,
  WebRequestFilter,
} from 'electron';
import { loud } from '../unimplemented.ts';

type Asked<Details, Answer> = {
  readonly filter: WebRequestFilter;
  readonly listener: (details: Details, callback: (answer: Answer) => void) => void;
};

type Listener<Details, Answer> = Asked<Details, Answer>['listener'] | null;

const ALL: WebRequestFilter = { urls: ['<all_urls>'] };

/** Match patterns of web extensions: `<scheme>://<host><path>` with stars. */
const matches = (pattern: string, url: string): boolean => {
  if (pattern === '<all_urls>') return true;
  const text = pattern
    .split('*')
    .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${text}$`).test(url);
};

const concerns = (filter: WebRequestFilter, details: { url: string; resourceType: string }): boolean =>
  filter.urls.some((pattern) => matches(pattern, details.url)) &&
  !filter.excludeUrls?.some((pattern) => matches(pattern, details.url)) &&
  (filter.types === undefined || filter.types.some((type) => type === details.resourceType));

let beforeRequest: Asked<OnBeforeRequestListenerDetails, CallbackResponse> | undefined;
let headersReceived: Asked<OnHeadersReceivedListenerDetails, HeadersReceivedResponse> | undefined;

const asked = <Details, Answer>(
  filterOrListener: WebRequestFilter | Listener<Details, Answer>,
  listener?: Listener<Details, Answer>,
): Asked<Details, Answer> | undefined => {
  if (typeof filterOrListener === 'function') return { filter: ALL, listener: filterOrListener };
  return filterOrListener && listener ? { filter: filterOrListener, listener } : undefined;
};

const parts = {
  onBeforeRequest: (
    filterOrListener: WebRequestFilter | Listener<OnBeforeRequestListenerDetails, CallbackResponse>,
    listener?: Listener<OnBeforeRequestListenerDetails, CallbackResponse>,
  ) => {
    beforeRequest = asked(filterOrListener, listener);
  },
  onHeadersReceived: (
    filterOrListener: WebRequestFilter | Listener<OnHeadersReceivedListenerDetails, HeadersReceivedResponse>,
    listener?: Listener<OnHeadersReceivedListenerDetails, HeadersReceivedResponse>,
  ) => {
    headersReceived = asked(filterOrListener, listener);
  },
} satisfies Partial<WebRequest>;

export const webRequest = loud('webRequest', parts) as unknown as WebRequest;

/** The application's word on a request; an empty answer when it has none. */
export const askBeforeRequest = (details: OnBeforeRequestListenerDetails): Promise<CallbackResponse> => {
  const concerned = beforeRequest;
  if (!concerned || !concerns(concerned.filter, details)) return Promise.resolve({});
  return new Promise((resolve) => concerned.listener(details, resolve));
};

/** The application's word on an answer's headers; an empty answer when it has none. */
export const askHeadersReceived = (details: OnHeadersReceivedListenerDetails): Promise<HeadersReceivedResponse> => {
  const concerned = headersReceived;
  if (!concerned || !concerns(concerned.filter, details)) return Promise.resolve({});
  return new Promise((resolve) => concerned.listener(details, resolve));
};
