import type { App, HttpContext } from '../http/types.ts'

export function verificationsRoutes(_app: App, _ctx: HttpContext): void {}
