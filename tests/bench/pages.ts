import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../scripts/testing/chromium.ts'
import { databaseName, onServer, serverUrl } from '../support/databaseTemplate.ts'
import { startProductWith } from './challans/product.ts'
import { measureClicks } from './pages/clicks.ts'
import { coldFigures, figuresOf, phoneFigures } from './pages/figures.ts'
import { lighthouseScores } from './pages/lighthouse.ts'
import { ourPlaces, vanillaPlaces } from './pages/places.ts'
import { visitInRounds } from './pages/rounds.ts'
import { serveVanillaApp } from './pages/vanillaApp.ts'
import { slowPhone } from './pages/visit.ts'

/** Runs `measure` with a browser, the product on a database of its own, and the vanilla application beside it. */
async function withBoth<Figures>(
  measure: (browser: Browser, product: string, vanilla: string) => Promise<Figures>,
): Promise<Figures> {
  const database = databaseName()
  const undo = [() => onServer(`drop database if exists ${database} with (force)`)] as (() => Promise<unknown>)[]
  try {
    await onServer(`create database ${database}`)
    const product = await startProductWith({ DATABASE_URL: serverUrl(database) })
    undo.push(() => product.stop())
    const vanilla = await serveVanillaApp()
    undo.push(vanilla.stop)
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
    undo.push(() => browser.close())
    return await measure(browser, product.url, vanilla.url)
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

/** What people wait for at a desk, beside a vanilla react-admin application in the same minutes. */
export const benchPages = () =>
  withBoth(async (browser, product, vanilla) => {
    const ours = await ourPlaces(product)
    const theirs = vanillaPlaces(vanilla)
    const rounds = await visitInRounds(browser, { ours, theirs })
    return figuresOf(rounds, coldFigures)
  })

/** The same on a slow phone, and Lighthouse's scores where it is installed. */
export const benchMobile = () =>
  withBoth(async (browser, product, vanilla) => {
    const ours = await ourPlaces(product)
    const theirs = vanillaPlaces(vanilla)
    const rounds = await visitInRounds(browser, { ours, theirs, prepare: slowPhone })
    const scores = await lighthouseScores(ours)
    const figures = figuresOf(rounds, phoneFigures)
    return Object.fromEntries(
      Object.entries(figures).map(([place, own]) => [place, { ...own, lighthouse: scores[place] }]),
    )
  })

/** Clicks in a console that is open: on rows, and in the menu. */
export const benchClicks = () =>
  withBoth(async (browser, product) => measureClicks(browser, (await ourPlaces(product)).list))
