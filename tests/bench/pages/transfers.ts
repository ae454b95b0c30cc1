import { gzipSync } from 'node:zlib'
import type { CDPSession } from 'playwright'

interface Transfer {
  url: string
  /** Seconds since the epoch. */
  at: number
  /** Headers and body as they came over the line. */
  bytes: number
  /** False until its last byte is there. */
  ended: boolean
}

const packed = new Map<string, Promise<number>>()

/** The gzipped size of a script's text, whatever encoding the server chose for the browser. */
function gzipBytes(url: string): Promise<number> {
  const known = packed.get(url) ?? fetch(url).then(async reply => gzipSync(await reply.bytes()).length)
  packed.set(url, known)
  return known
}

const isScript = ({ url }: Transfer) => new URL(url).pathname.endsWith('.js')
const isFont = ({ url }: Transfer) => new URL(url).pathname.endsWith('.woff2')
const bytesOf = (some: Transfer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0)

/** Counts what the tab asks for from now on. */
export async function watchTransfers(devtools: CDPSession) {
  const transfers = new Map<string, Transfer>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (request.url.startsWith('http'))
      transfers.set(requestId, { url: request.url, at: wallTime, bytes: 0, ended: false })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, ended: true })
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => transfers.delete(requestId))
  await devtools.send('Network.enable')

  return {
    /** Scripts and fonts are what a page waits for; a stream of events never ends. */
    isQuiet: (forMs: number) => {
      const files = [...transfers.values()].filter(transfer => isScript(transfer) || isFont(transfer))
      return files.every(({ ended, at }) => ended && Date.now() - at * 1_000 > forMs)
    },
    /** `usableAt` in milliseconds since the epoch: scripts asked for later belong to what comes next. */
    figures: async (usableAt: number) => {
      const scripts = [...transfers.values()].filter(isScript)
      const needed = scripts.filter(({ at }) => at * 1_000 <= usableAt)
      const packedBytes = (await Promise.all(needed.map(({ url }) => gzipBytes(url)))).reduce((a, b) => a + b, 0)
      return {
        scripts: needed.length,
        jsKb: packedBytes / 1_000,
        lineKb: bytesOf(needed) / 1_000,
        laterKb: (bytesOf(scripts) - bytesOf(needed)) / 1_000,
        fontKb: bytesOf([...transfers.values()].filter(isFont)) / 1_000,
      }
    },
  }
}
