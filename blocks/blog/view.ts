import { createBlog } from '../../frontend/blog/create-blog';
import { mountAll } from '../../frontend/mount';

mountAll( 'blog', createBlog );
