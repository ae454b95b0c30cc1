// The stored language counts from the first paint on (server/app/pages/publicDocument.ts).
;(() => {
  const stored = localStorage.getItem('locale')
  const address = new URL(location.href)
  const shown = document.documentElement.lang
  if (address.searchParams.has('lang') || (stored !== 'en' && stored !== 'hi') || stored === shown) return
  address.searchParams.set('lang', stored)
  location.replace(address.href)
})()
