import { expect, test } from 'vitest'
import { initialScreen, isEntryPage } from '../../../contracts/pages/initialScreen.ts'
import { pages } from '../../../contracts/pages/pages.ts'
import { isPublicPage } from '../../../contracts/pages/publicPage.ts'
import { builtAdminPages } from '../../../src/customRoutes/admin/adminRoutes.ts'
import { builtPages } from '../../../src/customRoutes/routes.tsx'
import { publicBodies } from '../../../src/landing/publicBodies.ts'
import { publicPages } from '../../../src/public/pages.ts'

test('every page of the specification for customers and staff is built', () => {
  const built = { console: builtPages, admin: builtAdminPages }
  const guarded = pages.filter(page => page.guard !== 'none' && !isEntryPage(page))
  const missing = guarded.filter(({ name, app }) => (app === 'console' || app === 'admin') && !built[app].has(name))
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('every public page has a component', () => {
  const own = pages.map(({ name }) => name).filter(isPublicPage)
  expect(own.filter(name => !(name in publicPages))).toEqual([])
})

test('every page without a guard is drawn by the landing, the session or a link', () => {
  const screens = pages
    .filter(({ app, guard }) => guard === 'none' && (app === 'console' || app === 'admin'))
    .map(({ name, path }) => ({ name, screen: initialScreen(path, false) }))
  expect(screens.filter(({ screen }) => screen === 'notFound' || screen === 'app')).toEqual([])
  const drawn = screens.filter(({ screen }) => screen === 'public')
  expect(drawn.length).toBeGreaterThan(5)
  expect(drawn.filter(({ name }) => !publicBodies[name]).map(({ name }) => name)).toEqual([])
})
