import type { App, HttpContext } from './types.ts'

export async function docsRoutes(_app: App, _ctx: HttpContext): Promise<void> {}
