var n = new EventSource('/live-reload'),
  e = !1
n.addEventListener('open', () => {
  e && location.reload(), (e = !0)
})
