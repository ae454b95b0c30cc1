// Loaded before the style sheets: a stored choice must hold at the first paint, and the CSP allows no inline script.
;(() => {
  const mode = localStorage.getItem('themeMode')
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.theme = mode
})()
