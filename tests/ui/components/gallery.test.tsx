// @vitest-environment jsdom
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { Gallery } from '../gallery/Gallery.tsx'
import { renderComponent } from './renderComponent.tsx'

test.each(['en', 'hi'] as const)('axe finds no violation in the gallery in %s', async locale => {
  const { container } = renderComponent(<Gallery />, locale)
  // Colours are tested in tokens.test.ts, because jsdom has no layout or painting.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  expect(container.textContent).not.toContain('components.')
})
