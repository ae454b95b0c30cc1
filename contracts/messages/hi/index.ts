/** Everything that a page may say, by area. Pages load a bundle of it; tests and types take it whole. */
export * from './bundles/admin.ts'
export * from './bundles/app.ts'
export * from './bundles/console.ts'
export * from './bundles/entry.ts'
export * from './bundles/landing.ts'
export * from './bundles/public.ts'
