import type { App, HttpContext } from '../http/types.ts'

export function sandboxRoutes(_app: App, _ctx: HttpContext): void {}
