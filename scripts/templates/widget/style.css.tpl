.pagewright-{{name}}__text {
	margin: 0;
	color: var(--pw-{{name}}-color, inherit);
}
