import type { App, HttpContext } from '../http/types.ts'

export function bulkRoutes(_app: App, _ctx: HttpContext): void {}
