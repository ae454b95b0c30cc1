/** Everything that a page may say, by area. Pages load a bundle of it; tests and types take it whole. */
export * from '../bundles/admin.hi.ts'
export * from '../bundles/app.hi.ts'
export * from '../bundles/console.hi.ts'
export * from '../bundles/entry.hi.ts'
export * from '../bundles/landing.hi.ts'
export * from '../bundles/public.hi.ts'
export * from '../bundles/shared.hi.ts'
