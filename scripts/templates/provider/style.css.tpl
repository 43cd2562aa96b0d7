/* The characters of icons.json are drawn by the visitor's own fonts; put the family's font here with @font-face. */
.sow-icon-{{key}}[data-sow-icon]::before {
	display: inline-block;
	font-style: normal;
	line-height: 1;
	content: attr(data-sow-icon);
}
