import type { App, HttpContext } from '../http/types.ts'

export function adminRoutes(_app: App, _ctx: HttpContext): void {}
