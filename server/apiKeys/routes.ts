import type { App, HttpContext } from '../http/types.ts'

export function apiKeysRoutes(_app: App, _ctx: HttpContext): void {}
