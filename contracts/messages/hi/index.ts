/** All texts, by area. Pages load them in bundles; tests and types use this module. */
export * from '../bundles/admin.hi.ts'
export * from '../bundles/app.hi.ts'
export * from '../bundles/console.hi.ts'
export * from '../bundles/entry.hi.ts'
export * from '../bundles/landing.hi.ts'
export * from '../bundles/public.hi.ts'
export * from '../bundles/registration.hi.ts'
export * from '../bundles/shared.hi.ts'
