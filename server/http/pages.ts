import type { App, HttpContext } from './types.ts'

export async function pagesRoutes(_app: App, _ctx: HttpContext): Promise<void> {}
