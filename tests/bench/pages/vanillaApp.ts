import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

/** A plain react-admin application, built for production into one script and served compressed, without any other work. */
export async function serveVanillaApp() {
  const outDir = mkdtempSync(join(tmpdir(), 'vanilla-'))
  await build({
    root: fileURLToPath(new URL('vanilla', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, rolldownOptions: { output: { codeSplitting: false } }, chunkSizeWarningLimit: 2_000 },
  })
  const files = new Map<string, Buffer>(
    readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => {
        const path = join(entry.parentPath, entry.name)
        return [`/${relative(outDir, path)}`, gzipSync(readFileSync(path))] as const
      }),
  )
  rmSync(outDir, { recursive: true })
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const body = files.get(path)
    if (!body) return response.writeHead(404).end()
    const type = types[extname(path)] ?? 'application/octet-stream'
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise(done => server.close(done)),
  }
}
