import type { App, HttpContext } from '../http/types.ts'

export function walletsRoutes(_app: App, _ctx: HttpContext): void {}
