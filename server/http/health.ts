import type { App, HttpContext } from './types.ts'

export async function healthRoutes(_app: App, _ctx: HttpContext): Promise<void> {}
