import type { OwnSession } from '../../../../contracts/calls/ownAccount.ts'

/** Ordered so that the distinguishing name comes first: Edge also calls itself Chrome, and Chrome calls itself Safari. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Android's phones say "Mobile", its tablets do not. */
const kinds = [
  ['phone', /\biPhone\b|\bAndroid\b.*\bMobile\b/],
  ['tablet', /\biPad\b|\bAndroid\b/],
  ['computer', /\bWindows NT\b|\bCrOS\b|\bMac OS X\b|\bLinux\b/],
] as const

/** The browser, the system and the kind of device in a User-Agent header, by their common names. */
export function deviceOf(userAgent: string | null): Pick<OwnSession, 'browser' | 'system' | 'kind'> {
  const first = <Name extends string>(known: readonly (readonly [Name, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null
  return { browser: first(browsers), system: first(systems), kind: first(kinds) ?? 'unknown' }
}
