/** Everything that a page may say, by area. Pages load a bundle of it; tests and types take it whole. */
export * from '../bundles/admin.en.ts'
export * from '../bundles/app.en.ts'
export * from '../bundles/console.en.ts'
export * from '../bundles/entry.en.ts'
export * from '../bundles/landing.en.ts'
export * from '../bundles/public.en.ts'
export * from '../bundles/shared.en.ts'
