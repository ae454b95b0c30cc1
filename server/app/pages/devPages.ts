import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/http/types.ts'

/** Serves the apps from their sources with hot reload, for `npm run dev`, the only time Vite is loaded. */
export async function createDevPages(app: App) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())

  return {
    /** Lets Vite answer; resolves to false when the URL is not one of its files. */
    asset(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      return new Promise((resolve, reject) => {
        const answered = () => {
          reply.hijack()
          resolve(true)
        }
        reply.raw.once('finish', answered)
        vite.middlewares(request.raw, reply.raw, (error?: unknown) => {
          reply.raw.off('finish', answered)
          if (error) reject(error)
          else resolve(false)
        })
      })
    },

    /** Loads a web module so that the server can run it. */
    load: (module: string) => vite.ssrLoadModule(module),

    html: async (file: string, url: string): Promise<string> =>
      vite.transformIndexHtml(url, await readFile(file, 'utf8')),
  }
}
