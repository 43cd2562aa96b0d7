{
	"anchor": "&#x2693;",
	"heart": "&#x2665;",
	"star": "&#x2605;"
}
