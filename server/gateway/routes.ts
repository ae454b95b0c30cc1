import type { App, HttpContext } from '../http/types.ts'

export function gatewayRoutes(_app: App, _ctx: HttpContext): void {}
