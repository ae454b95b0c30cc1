import { hydrateRoot } from 'react-dom/client'
import { languageParam, type PublicState, publicRootId, publicStateId } from '../../contracts/pages/publicPage.ts'
import { setLocale } from '../i18n/locale.ts'
import { addMessages } from '../i18n/messages.ts'
import { PublicApp } from './PublicApp.tsx'
import { publicPages } from './pages.ts'

const state = JSON.parse(document.getElementById(publicStateId)?.textContent ?? '') as PublicState

addMessages(state.locale, state.texts)

// A language in the address is saved for later visits, in the console too.
if (new URLSearchParams(location.search).has(languageParam)) setLocale(state.locale)

// The page's chunk is loaded before hydration, so that the rendered page does not flash.
const { default: Page } = await publicPages[state.page].load()
hydrateRoot(document.getElementById(publicRootId) as HTMLElement, <PublicApp state={state} Page={Page} />)
