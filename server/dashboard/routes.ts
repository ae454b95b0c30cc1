import type { App, HttpContext } from '../http/types.ts'

export function dashboardRoutes(_app: App, _ctx: HttpContext): void {}
