import type { App, HttpContext } from '../http/types.ts'

export function accountsRoutes(_app: App, _ctx: HttpContext): void {}
