import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import { type Text, text } from '../../contracts/platform/text.ts'
import type { Captions } from './captions.ts'

/** Plays the product as a person who shows it would: a visible pointer, unhurried, with a caption for each step. */
export interface Presenter {
  page: Page
  say: (en: string, hi: string) => Promise<void>
  /** Moves the pointer to the middle of an element. */
  point: (at: Locator) => Promise<void>
  click: (at: Locator) => Promise<void>
  type: (into: Locator, words: string) => Promise<void>
  rest: (seconds: number) => Promise<void>
}

const READ_MS = 1_400

export async function createPresenter(page: Page, captions: Captions): Promise<Presenter> {
  await page.evaluate(drawPointer)
  page.on('load', () => void page.evaluate(drawPointer).catch(() => {}))
  const point = async (at: Locator) => {
    await at.scrollIntoViewIfNeeded()
    const box = await at.boundingBox()
    if (!box) throw new Error('The element is not visible.')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 18 })
    await sleep(350)
  }
  return {
    page,
    point,
    say: async (en, hi) => {
      const caption: Text = text(en, hi)
      captions.show(caption)
      await sleep(READ_MS)
    },
    click: async at => {
      await point(at)
      await at.click()
      await sleep(700)
    },
    type: async (into, words) => {
      await point(into)
      await into.click()
      await into.pressSequentially(words, { delay: 70 })
      await sleep(400)
    },
    rest: seconds => sleep(seconds * 1_000),
  }
}

/** Chromium's screencast has no pointer, so the page draws one. */
function drawPointer(): void {
  const pointer = document.createElement('div')
  Object.assign(pointer.style, {
    position: 'fixed',
    zIndex: '9999',
    width: '18px',
    height: '18px',
    marginLeft: '-9px',
    marginTop: '-9px',
    border: '2px solid #fff',
    borderRadius: '50%',
    background: 'rgba(15, 98, 112, 0.75)',
    boxShadow: '0 0 4px rgba(0, 0, 0, 0.5)',
    pointerEvents: 'none',
    left: '640px',
    top: '360px',
  })
  pointer.setAttribute('aria-hidden', 'true')
  document.body.append(pointer)
  addEventListener(
    'mousemove',
    ({ clientX, clientY }) => Object.assign(pointer.style, { left: `${clientX}px`, top: `${clientY}px` }),
    true,
  )
}
