import { expect, test } from 'vitest'
import { apiHostOf } from '../../contracts/pages/publicPage.ts'

const hosts = {
  page: 'https://challans.example',
  production: 'https://api.example',
  development: 'https://dev-api.example',
}

test('the production page asks the production API, every other page the development API (A92)', () => {
  expect(apiHostOf('https://challans.example', hosts)).toBe('https://api.example')
  expect(apiHostOf('http://127.0.0.1:3000', hosts)).toBe('https://dev-api.example')
  expect(apiHostOf('https://challans.example.evil.test', hosts)).toBe('https://dev-api.example')
})

test('where nothing is configured a page asks its own host (A92)', () => {
  expect(apiHostOf('http://127.0.0.1:3000', { page: '', production: '', development: '' })).toBe('')
})
