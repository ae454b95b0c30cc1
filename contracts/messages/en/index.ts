/** All texts, by area. Pages load them in bundles; tests and types use this module. */
export * from '../bundles/admin.en.ts'
export * from '../bundles/app.en.ts'
export * from '../bundles/console.en.ts'
export * from '../bundles/entry.en.ts'
export * from '../bundles/landing.en.ts'
export * from '../bundles/public.en.ts'
export * from '../bundles/registration.en.ts'
export * from '../bundles/shared.en.ts'
